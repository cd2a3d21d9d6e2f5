/* Tables instead of JSON; a file or program gets the response unchanged. */
import { tableOf } from "./table.ts";

type Stream = Pick<NodeJS.WriteStream, "write"> & { isTTY?: boolean; columns?: number };

export interface Screen {
  /** `json` forces JSON. */
  begin(task: { name: string; json: boolean }): void;
  show(text: string): void;
  during<Result>(work: Promise<Result>): Promise<Result>;
}

const usualWidth = 80;
const everyMs = 1_000;
// In a log each line stays, so there are few.
const seldom = 10;

export function screenOn({ out, err }: { out: Stream; err: Stream }): Screen {
  let task = { name: "frontdesk", json: false };
  return {
    begin: (next) => {
      task = next;
    },
    show: (text) => {
      const isTable = out.isTTY === true && !task.json;
      out.write(isTable ? readable(text, out.columns || usualWidth) : text);
    },
    during: async (work) => {
      let seconds = 0;
      const tell = () => {
        seconds += 1;
        if (err.isTTY === true) err.write(`\r\u001b[K${task.name} … ${seconds} s`);
        else if (seconds % seldom === 0) err.write(`${task.name} … ${seconds} s\n`);
      };
      const timer = setInterval(tell, everyMs);
      try {
        return await work;
      } finally {
        clearInterval(timer);
        if (err.isTTY === true && seconds > 0) err.write("\r\u001b[K");
      }
    },
  };
}

function readable(text: string, width: number): string {
  if (text.trim() === "") return "Done.\n";
  try {
    return tableOf(JSON.parse(text), width);
  } catch {
    // Files for banks are XML.
    return text;
  }
}

export const screen = screenOn({ out: process.stdout, err: process.stderr });
