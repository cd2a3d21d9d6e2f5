import { accentSheet } from "@frontdesk/server/accent";
import { ownPicture } from "../../api/own-picture.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { useWords } from "../../locales/words.ts";

interface LookPreviewProps {
  logo: string;
  /** Dark enough; empty for ours. */
  color: string;
}

const ours = "#0b6352";

/** The head of pages and mails, in both schemes. */
export function LookPreview({ logo, color }: LookPreviewProps) {
  const { settings } = useWords();
  const { account, merchant } = useWorkspace();
  const name = account?.name ?? merchant?.name ?? "";
  return (
    <section aria-labelledby="look-preview">
      <h3 id="look-preview">{settings.look.preview}</h3>
      <div className="look-heads">
        <Head logo={logo} name={name} look={lightOf(color)} />
        <Head logo={logo} name={name} look={darkOf(color)} />
      </div>
    </section>
  );
}

interface HeadLook {
  accent: string;
  onAccent: string;
  card: string;
  ink: string;
  /** Behind transparent logos. */
  ground: string;
}

// Independent of the scheme of the desk.
const light = { card: "#ffffff", ink: "#1c211f", ground: "#ffffff" };
const dark = { card: "#1b211f", ink: "#edf1ef", ground: "#edf1ef" };

function lightOf(color: string): HeadLook {
  return { ...light, accent: color || ours, onAccent: light.card };
}

function darkOf(color: string): HeadLook {
  const [, sheet = ""] = accentSheet(color || ours).split("prefers-color-scheme:dark");
  const value = (name: string) => new RegExp(`${name}:(#[0-9a-f]{6})`).exec(sheet)?.[1] ?? ours;
  return { ...dark, accent: value("--accent"), onAccent: value("--on-accent") };
}

interface HeadProps {
  logo: string;
  name: string;
  look: HeadLook;
}

function Head({ logo, name, look: { accent, onAccent, card, ink, ground } }: HeadProps) {
  const { appointments } = useWords();
  const filled = { background: accent, color: onAccent };
  return (
    <div className="look-head" style={{ background: card, color: ink }} aria-hidden="true">
      {logo === "" ? (
        <span className="look-initial" style={filled}>
          {[...name][0]?.toUpperCase()}
        </span>
      ) : (
        <img
          className="look-picture"
          style={{ background: ground }}
          src={ownPicture(logo)}
          alt=""
        />
      )}
      <strong>{name}</strong>
      <span className="look-button" style={filled}>
        {appointments.book}
      </span>
    </div>
  );
}
