import { optionalImport, type ComponentModule, type LazyComponent } from '@lereng/web-feature';
import { useWasServerRendered } from '@lereng/web-ui';
import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react';

/** A section whose beginning a first screen shows at its foot is not in view yet. */
const BELOW_FIRST_SCREEN = '0px 0px -33%';

/** Between two attempts to fetch the same code. */
const RETRY_AFTER_MS = 2_000;

/**
 * Splits a part of a page below the first screen into its own chunk. Server-rendered, it stays as it is
 * until it is scrolled into view; only then is its code fetched and its markup hydrated. The page's
 * `load` awaits `preload`: server and navigations need all of the page.
 */
export function lazySection(load: () => Promise<ComponentModule>): LazyComponent {
  let Component: ComponentType | undefined;
  /** What the server has rendered; null where it has not. */
  let container: HTMLElement | null = null;
  let want: () => void = () => undefined;
  const wanted = new Promise<void>((resolve) => {
    want = resolve;
  });

  const fetchModule = async () => {
    const module = await load();
    Component = module.default;
    return module;
  };

  const Suspending = lazy(async () => {
    await wanted;
    if (!container) return fetchModule();
    // Until then the server's markup stays, whose links work.
    let module = await optionalImport(fetchModule);
    while (!module) {
      await nextChance();
      module = await optionalImport(fetchModule);
    }
    return module;
  });
  const Content = () => (Component ? <Component /> : <Suspending />);

  /**
   * What React shows where a context changes before the section could be hydrated, which it then renders
   * anew: the markup that is there. Without any, the room of a screen, which keeps the footer below it.
   */
  function Markup() {
    const [html] = useState(() => container?.innerHTML);
    if (html === undefined) return <div className="min-h-svh" />;
    return <div dangerouslySetInnerHTML={{ __html: html }} />;
  }

  // One element for all renders: new props would make React render it anew instead of hydrating it.
  const content = (
    <Suspense fallback={<Markup />}>
      <Content />
    </Suspense>
  );

  function Section() {
    const element = useRef<HTMLDivElement>(null);
    const serverRendered = useWasServerRendered();
    useEffect(() => {
      container = serverRendered ? element.current : null;
      if (!container) return want();
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (entry?.isIntersecting) want();
        },
        { rootMargin: BELOW_FIRST_SCREEN },
      );
      observer.observe(container);
      return () => observer.disconnect();
    }, [serverRendered]);
    return <div ref={element}>{content}</div>;
  }

  return Object.assign(Section, {
    preload: async () => {
      want();
      await fetchModule();
    },
  });
}

/** When a fetch that failed may succeed: the line is back, or somebody goes on reading. */
async function nextChance(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
  const heard = new AbortController();
  await new Promise<unknown>((resolve) => {
    for (const event of ['online', 'scroll'])
      window.addEventListener(event, resolve, { passive: true, signal: heard.signal });
  });
  heard.abort();
}
