import { heroLine } from '@lereng/shared-domain';
import { useListSlidesQuery } from '@lereng/web-data-access/slides';
import { buttonClass, Picture, pictureOf } from '@lereng/web-ui';
import { NAME_KEYS, PAGES } from '../look-texts';
import { words } from '../words';
import { BrandPreview } from './brand-preview';
import { CardPreview } from './card-preview';
import { Part } from './part';
import type { ShownLook } from './use-shown-look';

const { preview, names } = words;

/** The bar, the hero, the heads of the sections with a card, and the pages' names at the foot. */
export function HomePreview({ look: { text, siteName, logo, palette } }: { look: ShownLook }) {
  const { data: [slide] = [] } = useListSlidesQuery();
  return (
    <Part title={preview.home}>
      <div className="bg-surface">
        <BrandPreview siteName={siteName} logo={logo} palette={palette} />
        <div className="relative flex min-h-64 flex-col justify-end overflow-hidden bg-surface-inverse text-inverse">
          {slide && (
            <Picture
              image={pictureOf(slide)}
              alt=""
              sizes="24rem"
              className="absolute inset-0 size-full"
            />
          )}
          <div className="relative flex scrim-foot flex-col items-start gap-1 px-4 pt-16 pb-4">
            <p className="line-clamp-3 font-semibold">{heroLine(text)}</p>
            <p className="text-2xl font-bold">{slide?.title ?? preview.welcome(siteName)}</p>
            <p className="mt-3 flex flex-wrap gap-2">
              <span className={buttonClass()}>{preview.menuAndPrices}</span>
              <span className={buttonClass({ variant: 'light' })}>{preview.visit}</span>
            </p>
          </div>
        </div>
        <div className="flex flex-col gap-4 p-4">
          {PAGES.map((page) => {
            const said = text(`home_${page}_line`);
            return (
              <div key={page} className="flex flex-col gap-1">
                <p className="text-xl font-bold">
                  {text(`${page}_name`) ?? preview.sections[page]}
                </p>
                {said && <p className="text-muted">{said}</p>}
                {page === 'packages' && <CardPreview />}
              </div>
            );
          })}
        </div>
        <p className="flex flex-wrap gap-x-4 gap-y-1 bg-surface-inverse p-4 text-sm font-semibold text-inverse">
          {NAME_KEYS.map((key) => (
            <span key={key}>{text(key) ?? names.defaults[key]}</span>
          ))}
        </p>
      </div>
    </Part>
  );
}
