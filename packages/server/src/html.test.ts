import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { html, scriptJson } from "./html.ts";

describe("HTML template", () => {
  it("escapes values in text and in attributes", () => {
    const name = `<b title="x">'&`;
    const safe = "&lt;b title=&quot;x&quot;&gt;&#39;&amp;";
    expect(String(html`<p title="${name}">${name}</p>`)).toBe(`<p title="${safe}">${safe}</p>`);
  });

  it("keeps HTML, joins lists, and omits empty values only", () => {
    const rows = ["a", "<"].map((cell) => html`<td>${cell}</td>`);
    expect(String(html`<tr>${rows}${false}${null}${undefined}${0}</tr>`)).toBe(
      "<tr><td>a</td><td>&lt;</td>0</tr>",
    );
  });

  it("never lets a text end the element or attribute it stands in", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const [, inside = ""] = /^<p>([\s\S]*)<\/p>$/.exec(String(html`<p>${text}</p>`)) ?? [];
        expect(inside).not.toMatch(/[<>"']/);
      }),
    );
  });
});

describe("JSON in a page", () => {
  it("reads back as it was and never ends its script", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (value, text) => {
        const written = String(scriptJson({ value, text: `</script><!--${text}` }));
        expect(written).not.toMatch(/[<>]/);
        expect(JSON.stringify(JSON.parse(written))).toBe(
          JSON.stringify({ value, text: `</script><!--${text}` }),
        );
      }),
    );
  });
});
