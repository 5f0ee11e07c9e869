import { useEffect, useState } from 'react';

/** Whether the page is scrolled by more than `distance` pixels; false on the server. */
export function useScrolled(distance: number): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const read = () => setScrolled(window.scrollY > distance);
    // With the next frame, which lays the page out anyway: before, reading would have it laid out twice.
    const frame = requestAnimationFrame(read);
    window.addEventListener('scroll', read, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', read);
    };
  }, [distance]);
  return scrolled;
}
