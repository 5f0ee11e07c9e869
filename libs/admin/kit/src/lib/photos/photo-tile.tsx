import type { Elements } from '@lereng/web-ui';
import type { ReactNode } from 'react';

interface PhotoTileProps {
  picture: ReactNode;
  name: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
  /** Below them. */
  children?: Elements;
}

/** A small picture with its name and what can be done with it; classes of the picture: `PHOTO_THUMB`. */
export function PhotoTile({ picture, name, actions, children }: PhotoTileProps) {
  return (
    <div className="flex flex-col gap-3 rounded-card border border-line bg-surface-raised p-2">
      <div className="flex gap-3">
        {picture}
        <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-2">
          <span className="min-w-0 py-1 wrap-anywhere">{name}</span>
          <span className="-mx-1 flex flex-wrap">{actions}</span>
        </div>
      </div>
      {children}
    </div>
  );
}

export const PHOTO_THUMB = 'aspect-4/3 w-20 shrink-0 self-start rounded-lg';
