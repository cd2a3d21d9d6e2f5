import type { Wing } from "../api/wing.ts";
import { bookingPages } from "./pages/routes.ts";

export const appointments: Wing = { pages: [bookingPages] };
