import type { Venue } from '@lereng/public-kit';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Gives the document the colours and icons of the venue when they have changed since the server wrote it. */
export function useLook({ text, icons }: Pick<Venue, 'text' | 'icons'>): void {
  const look = JSON.stringify([text('accent_color'), text('surface_color'), icons]);
  const shown = useRef(look);
  const apply = useEffectEvent(async () => {
    const { applyLook } = await import('./apply-look');
    applyLook(text, icons);
    shown.current = look;
  });
  useEffect(() => {
    // Where its code does not load, the next document has it.
    if (shown.current !== look) void apply().catch(Boolean);
  }, [look]);
}
