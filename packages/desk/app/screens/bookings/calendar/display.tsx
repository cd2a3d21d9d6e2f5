import { Button, Menu } from "@mantine/core";
import { densities, snapMinutes, usePreferences } from "../../../api/preferences.ts";
import { CheckSign, EllipsisSign } from "../../../icons.ts";
import { useWords } from "../../../locales/words.ts";
import { useLabels } from "../labels.ts";

/** The person's own choices; the view is in the address. */
export function Display() {
  const { bookings: words } = useWords();
  const labels = useLabels();
  const [{ density, snap }, prefer] = usePreferences();
  const steps = snapMinutes.map((one) => [one, String(one)] as const);
  const chooseSnap = (text: string) => {
    const [chosen = snap] = steps.flatMap(([one, value]) => (value === text ? one : []));
    prefer({ snap: chosen });
  };
  const chooseDensity = (text: string) =>
    prefer({ density: densities.find((one) => one === text) ?? density });
  return (
    <Menu position="bottom-end" width={220} withinPortal={false}>
      <Menu.Target>
        <Button variant="default" className="cal-display" aria-label={words.display}>
          <EllipsisSign />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{words.density}</Menu.Label>
        <Menu.RadioGroup value={density} onChange={chooseDensity}>
          {densities.map((one) => (
            <Menu.RadioItem key={one} value={one} checkIcon={<CheckSign />}>
              {words.densities[one]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Label>{words.snap}</Menu.Label>
        <Menu.RadioGroup value={String(snap)} onChange={chooseSnap}>
          {steps.map(([one, value]) => (
            <Menu.RadioItem key={value} value={value} checkIcon={<CheckSign />}>
              {labels.length(one)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
