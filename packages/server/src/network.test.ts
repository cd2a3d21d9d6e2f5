import { expect, it } from "vitest";
import { isLoopback, networkOf, networksAround, widerNetworkOf } from "./network.ts";

it.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["::ffff:cb00:7109", "203.0.113.9"],
  ["0:0:0:0:0:FFFF:CB00:7109", "203.0.113.9"],
  ["0000:0000:0000:0000:0000:ffff:203.0.113.9", "203.0.113.9"],
  ["::ffff:0:9", "0.0.0.9"],
  ["::ffff:0:cb00:7109", "0:0:0:0::/64"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002:ffff::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:db8::", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["64:ff9b::203.0.113.9", "64:ff9b:0:0::/64"],
  ["1:2:3:4:5:6:203.0.113.9", "1:2:3:4::/64"],
  ["1:2:3::4:5:6:7", "1:2:3:0::/64"],
  ["no address", "no address"],
])("network of the address %s: %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ["203.0.113.9", "203.0.113.0/24"],
  ["::ffff:203.0.113.9", "203.0.113.0/24"],
  ["::ffff:cb00:7109", "203.0.113.0/24"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
  ["2001:db8::1", "2001:db8:0::/48"],
  ["::1", "0:0:0::/48"],
  ["no address", "no address"],
])("wider network of the address %s: %s", (address, network) => {
  expect(widerNetworkOf(address)).toBe(network);
});

it.each([
  ["203.0.113.9", ["203.0.113.0/24", "203.0.0.0/16"]],
  ["::ffff:203.0.113.9", ["203.0.113.0/24", "203.0.0.0/16"]],
  ["::ffff:cb00:7109", ["203.0.113.0/24", "203.0.0.0/16"]],
  ["2001:db8:1:2:3:4:5:6", ["2001:db8:1:0::/56", "2001:db8:1::/48"]],
  ["2001:db8:1:a2ff::1", ["2001:db8:1:a200::/56", "2001:db8:1::/48"]],
  ["2001:db8::1", ["2001:db8:0:0::/56", "2001:db8:0::/48"]],
  ["no address", ["no address", "no address"]],
])("networks around the address %s: %j", (address, networks) => {
  expect(networksAround(address)).toEqual(networks);
});

it.each([
  ["127.0.0.1", true],
  ["::1", true],
  ["::ffff:127.0.0.1", true],
  ["::ffff:7f00:1", true],
  ["0:0:0:0:0:ffff:7f00:0001", true],
  ["::ffff:cb00:7109", false],
  ["203.0.113.9", false],
])("loopback %s: %s", (address, isOwn) => {
  expect(isLoopback(address)).toBe(isOwn);
});
