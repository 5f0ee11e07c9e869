import { useFileUrl } from '@lereng/admin-kit/form';
import { DEFAULT_SITE_NAME } from '@lereng/shared-domain';
import { isWideLogo, Logo, LogoPicture } from '@lereng/web-ui';
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
        siteName === DEFAULT_SITE_NAME && <Logo className="size-9 shrink-0" />
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
