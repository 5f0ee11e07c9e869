import { useFileUrl } from '@lereng/admin-kit/form';
import { DEFAULT_SITE_NAME } from '@lereng/shared-domain';
import { classNames, Logo, LogoPicture, type LogoImage } from '@lereng/web-ui';
import { useMeasuredLogo } from '../measured-logo';
import type { ShownLook } from './use-shown-look';

/** Pixels. */
const HEIGHT = 36;

/** The logo and the name, as the site's bar shows them: a logo that says the name has its place. */
export function BrandPreview({
  siteName,
  logo,
  palette,
}: Pick<ShownLook, 'siteName' | 'logo' | 'palette'>) {
  const file = logo instanceof File ? logo : null;
  const { url } = useFileUrl(file);
  const measured = useMeasuredLogo(file, palette.surface);
  const shown = logo instanceof File ? chosenLogo(url, measured) : logo;
  return (
    <p className="flex min-h-15 items-center gap-2.5 px-4 py-3 font-extrabold tracking-tight">
      {shown ? (
        <LogoPicture
          image={shown}
          siteName={siteName}
          height={HEIGHT}
          className={classNames('h-9', shown.image_name_beside && 'max-w-24')}
        />
      ) : (
        !file && siteName === DEFAULT_SITE_NAME && <Logo className="size-9 shrink-0" />
      )}
      {(!shown || shown.image_name_beside) && <span>{siteName}</span>}
    </p>
  );
}

/** Beside the name until it is known whether the logo says it. Null until the file is read. */
function chosenLogo(
  url: string | null,
  measured: ReturnType<typeof useMeasuredLogo>,
): LogoImage | null {
  if (url === null) return null;
  const { ground = null, reason = 'narrow', size = SQUARE } = measured ?? {};
  return {
    image_url: url,
    image_width: size.width,
    image_height: size.height,
    image_placeholder: null,
    image_sources: [],
    image_ground: ground ?? undefined,
    image_name_beside: reason ?? undefined,
  };
}

const SQUARE = { width: HEIGHT, height: HEIGHT };
