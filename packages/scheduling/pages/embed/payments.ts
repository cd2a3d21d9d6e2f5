/*
 * Where a deposit is paid: over the website, in the popup of the payment service, or on its page,
 * for which the website's window is left.
 */

type Answer = (error: unknown) => void;
type Service = (options: { key: string }) => {
  pay(config: { test: boolean; link: string }, answer: Answer): void;
};

/**
 * Opens the popup of a service whose origin the website itself names, for a link that is signed, as
 * the popup takes no other; else, and where it cannot be opened, the window goes to the page. Who
 * closes it is back where they were, and may try again.
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
