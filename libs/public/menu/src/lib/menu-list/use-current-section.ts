import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** A line across the screen, below the links: a section is in view while it is there. */
const LINE = '-40% 0px -60%';

/**
 * Marks the link to the section in view, and keeps it in sight. It is set past React, as rendering the page for
 * each section would take a phone longer than scrolling there.
 */
export function useCurrentSection(): void {
  // Renders, and so observes again, what comes with a search or goes with it.
  useLocation();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = target.getAttribute('aria-labelledby');
          const link = document.querySelector<HTMLElement>(`[href="#${id}"]`);
          const list = link?.closest('ul');
          if (!isIntersecting || !link || !list) continue;
          list.querySelector('[aria-current]')?.removeAttribute('aria-current');
          link.setAttribute('aria-current', 'true');
          // A link that moves away between press and release is not clicked.
          if (list.matches(':active')) continue;
          const start = link.offsetLeft - list.offsetLeft;
          list.scrollLeft = start - (list.clientWidth - link.clientWidth) / 2;
        }
      },
      { rootMargin: LINE },
    );
    document.querySelectorAll('section[aria-labelledby]').forEach((each) => observer.observe(each));
    return () => observer.disconnect();
  });
}
