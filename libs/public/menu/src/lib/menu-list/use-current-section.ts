import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The observed area begins above the top of the page: so a section is reported whenever its start crosses the line. */
const ABOVE = '9999999px';
/** A line across the screen, as a share of its height: the section in view is the last one that begins above it. */
const LINE = 0.4;

/**
 * Marks the link to the section in view, the first one above all of them, and keeps it in sight. It is set past React,
 * as rendering the page for each section would take a phone longer than scrolling there.
 */
export function useCurrentSection(): void {
  // Renders, and so observes again, what comes with a search or goes with it.
  useLocation();
  useEffect(() => {
    const sections = [...document.querySelectorAll('section[aria-labelledby]')];
    const observer = new IntersectionObserver(() => mark(currentOf(sections)), {
      rootMargin: `${ABOVE} 0px ${100 * LINE - 100}%`,
    });
    sections.forEach((each) => observer.observe(each));
    return () => observer.disconnect();
  });
}

const linkTo = (section: Element): HTMLElement | null =>
  document.querySelector(`[href="#${section.getAttribute('aria-labelledby')}"]`);

/** A search hides the sections of the whole list, and leaves their links out. */
function currentOf(sections: readonly Element[]): Element | undefined {
  const linked = sections.filter(linkTo);
  const begun = (section: Element) => section.getBoundingClientRect().top <= LINE * innerHeight;
  return linked.filter(begun).at(-1) ?? linked[0];
}

function mark(section: Element | undefined): void {
  const link = section && linkTo(section);
  const list = link?.closest('ul');
  if (!link || !list || link.hasAttribute('aria-current')) return;
  list.querySelector('[aria-current]')?.removeAttribute('aria-current');
  link.setAttribute('aria-current', 'true');
  // A link that moves away between press and release is not clicked.
  if (list.matches(':active')) return;
  const start = link.offsetLeft - list.offsetLeft;
  list.scrollLeft = start - (list.clientWidth - link.clientWidth) / 2;
}
