import { useEffect, useRef, useState } from 'react';

/** From this width on, the sidebar is permanent. */
export const SIDEBAR_WIDTH_PX = 992;

/**
 * The sidebar of narrow screens, closed by Escape and `close`. The focus moves into it and back.
 */
export function useSidebar() {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const sidebar = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!open) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(false);
    };
    const onResize = () => {
      if (window.innerWidth >= SIDEBAR_WIDTH_PX) setOpen(false);
    };
    const element = sidebar.current;
    element?.querySelector<HTMLElement>('a, button')?.focus();
    document.addEventListener('keydown', onKeyDown);
    window.addEventListener('resize', onResize);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('resize', onResize);
      // Following a link has already focused the new page.
      const stray = document.activeElement;
      if (stray === document.body || element?.contains(stray)) opener.current?.focus();
    };
  }, [open]);

  return {
    open,
    sidebar,
    /** @param button gets the focus back on close */
    show: (button: HTMLElement) => {
      opener.current = button;
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}
