/** What a visitor does before a tap that leads to another page, or with it. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

/** Calls back once, with the first sign that somebody uses the page: many visits end after a look. */
export function onIntent(target: Window, done: () => void): void {
  const controller = new AbortController();
  const options = { capture: true, passive: true, signal: controller.signal };
  const call = () => {
    controller.abort();
    done();
  };
  // It may have been scrolled before this code was there.
  if (target.scrollY > 0) return done();
  for (const sign of SIGNS) target.addEventListener(sign, call, options);
}
