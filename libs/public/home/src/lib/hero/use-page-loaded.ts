import { useEffect, useState } from 'react';

/** False until the browser has fetched all that the page first asked for. */
export function usePageLoaded(): boolean {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    const done = () => setLoaded(true);
    if (document.readyState === 'complete') {
      // Arriving within the app: the page's own first picture goes before the others all the same.
      const frame = requestAnimationFrame(done);
      return () => cancelAnimationFrame(frame);
    }
    window.addEventListener('load', done);
    return () => window.removeEventListener('load', done);
  }, []);
  return loaded;
}
