import { useFileUrl } from '@lereng/admin-kit/form';
import { useState } from 'react';
import type { ShownLook } from './use-shown-look';

/** From this ratio of width and height on, a logo has no name beside it. */
const WIDE = 2;

/** The logo and the name, as the site's bar shows them. */
export function BrandPreview({ siteName, logo }: Pick<ShownLook, 'siteName' | 'logo'>) {
  const file = logo instanceof File ? logo : null;
  const stored = logo instanceof File ? null : logo;
  const { url: chosen } = useFileUrl(file);
  const url = stored?.image_url ?? chosen;
  const [wide, setWide] = useState<string | null>(null);
  const isWide = url !== null && wide === url;
  return (
    <p className="flex min-h-15 items-center gap-2.5 px-4 py-3 font-extrabold tracking-tight">
      {url === null ? (
        <Mark />
      ) : (
        <picture key={url} className="contents">
          {/* These keep what is transparent. */}
          {stored?.image_sources.map(({ type, srcset }) => (
            <source key={type} type={type} srcSet={srcset} sizes="9rem" />
          ))}
          <img
            src={url}
            alt={isWide ? siteName : ''}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
              if (naturalWidth >= WIDE * naturalHeight) setWide(url);
            }}
            className="h-9 w-auto max-w-full object-contain"
          />
        </picture>
      )}
      {!isWide && <span>{siteName}</span>}
    </p>
  );
}

/** Stands for the logo: a sun behind a slope. */
const Mark = () => (
  <svg aria-hidden="true" viewBox="0 0 40 40" className="size-9 shrink-0">
    <circle cx="26.5" cy="15" r="7.5" className="fill-illustration-sun" />
    <path d="M2 33 14.2 12.6c1-1.7 2.2-1.9 3.4-.5l3.2 3.8L38 33z" className="fill-current" />
  </svg>
);
