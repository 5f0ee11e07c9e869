import { formatRupiah, type Rupiah } from '@lereng/shared-domain';
import { discountLabel } from '@lereng/shared-sentences';
import { Picture, type ResponsiveImage } from '@lereng/web-ui';
import { fileOf, type PictureValue } from '../form/form-value';
import { isPicture } from '../form/image/image-file';
import { useFileUrl } from '../form/image/use-file-url';

/** The content of a link's preview image, beside the name. */
export interface LinkImage {
  /** The form's picture. */
  value: PictureValue | undefined;
  /** What is shown without a chosen file; null for the illustration. */
  current: ResponsiveImage | null;
  price?: Rupiah | null;
  /** What the price is for. */
  priceNote?: string | null;
  /** Before the discount. */
  originalPrice?: Rupiah | null;
  /** Percent. */
  discountPercent?: number | null;
  /** One line or a few below the name. */
  note?: string;
}

interface LikenessProps {
  name: string;
  image: LinkImage;
}

interface LinkPictureProps extends LikenessProps {
  /** The URL of the stored image; null while the form says something else than that image shows. */
  url: string | null;
}

const SHAPE = 'block aspect-[1200/630] w-full';

/** The preview image of a link, or a likeness of the one to come. */
export function LinkPicture({ name, url, image }: LinkPictureProps) {
  if (url === null) return <Likeness name={name} image={image} />;
  return <img src={url} alt={name} className={`${SHAPE} bg-surface-muted object-cover`} />;
}

/** Its texts grow with the picture and not with the page's texts, as in the real image. */
function Likeness({ name, image }: LikenessProps) {
  const { price, priceNote, originalPrice, discountPercent, note } = image;
  return (
    <div role="img" aria-label={name} className="@container relative overflow-hidden">
      <Photo {...image} />
      {discountPercent ? (
        <span className="absolute top-[5cqw] left-[5cqw] rounded-chip bg-accent-bright px-[3cqw] py-[1cqw] text-[3.7cqw] font-bold">
          {discountLabel(discountPercent)}
        </span>
      ) : null}
      <div className="absolute inset-x-0 bottom-0 flex flex-col gap-[2cqw] bg-linear-to-t from-surface-inverse/95 via-surface-inverse/75 to-transparent p-[5cqw] pt-[12cqw] leading-tight text-inverse">
        <span className="line-clamp-2 text-[5.8cqw] font-bold wrap-anywhere">{name}</span>
        {note && (
          <span className="line-clamp-4 text-[3.2cqw] whitespace-pre-line text-inverse-muted">
            {note}
          </span>
        )}
        {typeof price === 'number' && (
          <span className="text-[5.3cqw] font-bold text-accent-bright">
            <span>{formatRupiah(price)} </span>
            {originalPrice ? (
              <s className="text-[3.5cqw] font-semibold text-inverse-muted">
                {formatRupiah(originalPrice)}{' '}
              </s>
            ) : null}
            {priceNote && (
              <span className="text-[3.2cqw] font-semibold text-inverse">{priceNote}</span>
            )}
          </span>
        )}
      </div>
    </div>
  );
}

function Photo({ value, current }: LinkImage) {
  const file = value ? fileOf(value) : null;
  const [x, y] = value?.focus ?? [50, 50];
  if (file && isPicture(file)) return <FilePhoto file={file} position={`${x}% ${y}%`} />;
  const focused = value?.focus ? { image_focus_x: x, image_focus_y: y } : {};
  return (
    <Picture image={current && { ...current, ...focused }} alt="" sizes="22rem" className={SHAPE} />
  );
}

function FilePhoto({ file, position }: { file: File; position: string }) {
  const { url } = useFileUrl(file);
  return (
    <img
      src={url ?? undefined}
      alt=""
      style={{ objectPosition: position }}
      className={`${SHAPE} bg-surface-inverse-raised object-cover`}
    />
  );
}
