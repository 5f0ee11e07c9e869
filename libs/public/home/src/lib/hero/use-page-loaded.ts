import { useEffect, useState } from 'react';

/** False until the window's load event. */
export function usePageLoaded(): boolean {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    const done = () => setLoaded(true);
    if (document.readyState === 'complete') {
      // After a client-side navigation, let the page's first picture start loading before the
      // others.
      const frame = requestAnimationFrame(done);
      return () => cancelAnimationFrame(frame);
    }
    window.addEventListener('load', done);
    return () => window.removeEventListener('load', done);
  }, []);
  return loaded;
}
