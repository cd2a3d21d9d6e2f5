import { expect, it } from "vitest";
import { unknownPlaces } from "./own-text.ts";

it.each([
  ["{service} with {resource}, {date} {time}, {business}", []],
  ["no places, { braces", []],
  ["{name} and {service}", ["name"]],
  ["{} {Service} { time }", ["", "Service", " time "]],
  ["{constructor}", ["constructor"]],
])("of an owner's text %j the places %j stand for nothing", (text, unknown) => {
  expect(unknownPlaces(text)).toEqual(unknown);
});
