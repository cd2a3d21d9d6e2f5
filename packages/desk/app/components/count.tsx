import "./count.css";

/** The label states the count in words. */
export function Count({ of }: { of: number }) {
  return of > 0 && <span className="side-count" data-count={of} aria-hidden="true" />;
}
