import { expect, it } from "vitest";
import { unknownPlaces } from "./content.ts";

it.each([
  ["{service} with {resource}, {date} {time}, {business}", []],
  ["no places, { braces", []],
  ["{name} and {service}", ["name"]],
  ["{} {Service} { time }", ["", "Service", " time "]],
  ["{constructor}", ["constructor"]],
])("owner's texts: %j contains the unknown placeholders %j", (text, unknown) => {
  expect(unknownPlaces(text)).toEqual(unknown);
});
