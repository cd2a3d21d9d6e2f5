"""Reads calendars with python3-icalendar and with libical, as JSON lists of [start, end] in seconds.

Both take the offsets from the VTIMEZONE of the calendar, never from the zones of the machine.
"""
import json
import sys
from datetime import timezone

import gi

gi.require_version("ICalGLib", "3.0")
import icalendar
from gi.repository import ICalGLib


def by_icalendar(text):
    calendar = icalendar.Calendar.from_ical(text)
    zones = {str(zone["TZID"]): zone.to_tz() for zone in calendar.walk("VTIMEZONE")}

    def seconds(prop):
        wall = prop.dt.replace(tzinfo=None)
        name = prop.params.get("TZID")
        if name is None:
            return int(wall.replace(tzinfo=timezone.utc).timestamp())
        return int(zones[name].localize(wall).timestamp())

    return [[seconds(event["DTSTART"]), seconds(event["DTEND"])] for event in calendar.walk("VEVENT")]


def by_libical(text):
    calendar = ICalGLib.Component.new_from_string(text)
    kinds = ICalGLib.PropertyKind

    def seconds(event, kind, value):
        prop = event.get_first_property(kind)
        name = prop.get_first_parameter(ICalGLib.ParameterKind.TZID_PARAMETER)
        if name is None:
            return value(prop).as_timet()
        return value(prop).as_timet_with_zone(calendar.get_timezone(name.get_tzid()))

    times = []
    event = calendar.get_first_component(ICalGLib.ComponentKind.VEVENT_COMPONENT)
    while event is not None:
        start = seconds(event, kinds.DTSTART_PROPERTY, lambda prop: prop.get_dtstart())
        end = seconds(event, kinds.DTEND_PROPERTY, lambda prop: prop.get_dtend())
        times.append([start, end])
        event = calendar.get_next_component(ICalGLib.ComponentKind.VEVENT_COMPONENT)
    return times


readers = {"icalendar": by_icalendar, "libical": by_libical}
calendars = json.load(sys.stdin)
print(json.dumps({name: [read(text) for text in calendars] for name, read in readers.items()}))
