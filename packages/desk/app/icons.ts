import {
  Banknote,
  Calendar,
  ChartColumn,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ClipboardList,
  CreditCard,
  Ellipsis,
  Globe,
  House,
  Link,
  type LucideIcon,
  Menu,
  Plus,
  Scissors,
  Search,
  Settings,
  Users,
  UsersRound,
} from "lucide-react";
import { createElement } from "react";

/** An icon alone needs a label on its container. */
const sign = (icon: LucideIcon) =>
  function Sign() {
    return createElement(icon, { className: "sign", size: 20, strokeWidth: 1.75 });
  };

export const HomeSign = sign(House);
export const CalendarSign = sign(Calendar);
export const AppointmentsSign = sign(ClipboardList);
export const ClientsSign = sign(Users);
export const ServicesSign = sign(Scissors);
export const StaffSign = sign(UsersRound);
export const BookingPageSign = sign(Globe);
export const PaymentsSign = sign(CreditCard);
export const LinksSign = sign(Link);
export const BalanceSign = sign(Banknote);
export const ReportsSign = sign(ChartColumn);
export const SettingsSign = sign(Settings);
export const MoreSign = sign(Menu);
export const EllipsisSign = sign(Ellipsis);
export const SearchSign = sign(Search);
export const PlusSign = sign(Plus);
export const DownSign = sign(ChevronDown);
export const CheckSign = sign(Check);
export const NextSign = sign(ChevronRight);
export const BackSign = sign(ChevronLeft);
