import { useFileUrl } from '@lereng/admin-kit/form';
import { isWideLogo, LogoPicture } from '@lereng/web-ui';
import { useState } from 'react';
import type { ShownLook } from './use-shown-look';

/** Pixels. */
const HEIGHT = 36;

/** The logo and the name, as the site's bar shows them: a wide logo has the name's place. */
export function BrandPreview({ siteName, logo }: Pick<ShownLook, 'siteName' | 'logo'>) {
  const file = logo instanceof File ? logo : null;
  const stored = logo instanceof File ? null : logo;
  const { url } = useFileUrl(file);
  const [wideUrl, setWideUrl] = useState<string | null>(null);
  const isWide = stored ? isWideLogo(stored) : url !== null && wideUrl === url;
  return (
    <p className="flex min-h-15 items-center gap-2.5 px-4 py-3 font-extrabold tracking-tight">
      {stored ? (
        <LogoPicture image={stored} siteName={siteName} height={HEIGHT} className="h-9" />
      ) : url === null ? (
        <Mark />
      ) : (
        <img
          key={url}
          src={url}
          alt={isWide ? siteName : ''}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            const size = { image_width: naturalWidth, image_height: naturalHeight };
            if (isWideLogo(size)) setWideUrl(url);
          }}
          className="h-9 w-auto min-w-0 object-contain"
        />
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
