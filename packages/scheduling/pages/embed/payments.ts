type Answer = (error: unknown) => void;
type Service = (options: { key: string }) => {
  pay(config: { test: boolean; link: string }, answer: Answer): void;
};

/**
 * Popup for a signed link of an origin that the website trusts. Otherwise, and if it fails,
 * navigates to the page.
 */
export function payBy(link: string, trusted: string | null): void {
  const leave = () => location.assign(link);
  const { origin, searchParams } = new URL(link);
  const key = searchParams.get("key");
  if (origin !== trusted || key === null || !searchParams.has("signature")) {
    leave();
    return;
  }
  const script = document.createElement("script");
  script.src = new URL("../sdk/v1.js", link).href;
  script.onerror = leave;
  script.onload = () => {
    const { Frontdesk } = window as unknown as { Frontdesk: Service };
    try {
      Frontdesk({ key }).pay({ test: searchParams.has("test"), link }, (error) => {
        if (error instanceof Error) leave();
      });
    } catch {
      leave();
    }
  };
  document.head.append(script);
}
