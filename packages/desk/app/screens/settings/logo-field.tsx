import { Button, FileButton } from "@mantine/core";
import { useState } from "react";
import { ownPicture } from "../../api/own-picture.ts";
import { useWords } from "../../locales/words.ts";
import { readLogo } from "./logo-file.ts";

interface LogoFieldProps {
  logo: string;
  error: string | undefined;
  /** With the leading colour of a new picture. */
  onChange: (logo: string, color?: string) => void;
}

export function LogoField({ logo, error, onChange }: LogoFieldProps) {
  const { studio, settings } = useWords();
  const { look: words } = settings;
  const [isWrong, setWrong] = useState(false);
  const take = async (file: File | null) => {
    if (file === null) return;
    const read = await readLogo(file);
    setWrong(read === undefined);
    if (read !== undefined) onChange(read.picture, read.color);
  };
  const problem = isWrong ? words.noPicture : error;
  return (
    <fieldset className="bare look-logo">
      <legend>{words.logo}</legend>
      <div className="acts">
        {logo !== "" && <img className="look-picture" src={ownPicture(logo)} alt={words.logo} />}
        <FileButton accept="image/png,image/jpeg,image/webp" onChange={(file) => void take(file)}>
          {(props) => (
            <Button {...props} variant="default">
              {words.choose}
            </Button>
          )}
        </FileButton>
        {logo !== "" && (
          <Button variant="subtle" onClick={() => onChange("")}>
            {studio.remove}
          </Button>
        )}
      </div>
      <p className="note">{words.hint}</p>
      {problem !== undefined && (
        <p className="color-wrong" role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
