import { PageLink } from '@lereng/web-feature';
import { Picture, pictureName, type ResponsiveImage } from '@lereng/web-ui';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { OrderBar } from '../order/order-bar';
import { PHONE_PICTURE } from '../picture-sizes';
import { DETAIL_GRID, DETAIL_PHOTO } from './detail-look';

const PHOTO_SIZES = `(min-width: 75rem) 40rem, (min-width: 64rem) 55vw, (min-width: 40rem) 100vw, ${PHONE_PICTURE.photo}`;

export interface DetailFrameProps {
  name: string;
  image: ResponsiveImage | null;
  /** Address of the page itself, which ties its photo to that of its card. */
  path: string;
  /** The way to the list. */
  back: { to: string; label: string };
  /** Above the order button: what it costs, or what it takes off. */
  price: ReactNode;
  /** What the chat of an order opens with, made by `orderMessage`. */
  message: string;
  /** What follows the order button. */
  children?: ReactNode;
}

/** Something on offer, by itself: its photo, name and price, the way to order it, then all else. */
export function DetailFrame({
  name,
  image,
  path,
  back,
  price,
  message,
  children,
}: DetailFrameProps) {
  return (
    <article className={DETAIL_GRID}>
      <Picture
        image={image}
        alt={name}
        sizes={PHOTO_SIZES}
        priority
        className={`${DETAIL_PHOTO} lg:shadow-soft`}
        transitionName={pictureName(path)}
      />
      <div className="wrap min-w-0 pt-4 pb-4 lg:px-0 lg:pt-2">
        <PageLink
          to={back.to}
          className="inline-flex min-h-target items-center gap-2 rounded-chip font-semibold text-jeruk hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
          {back.label}
        </PageLink>
        <h1 className="mt-1 text-2xl sm:text-3xl">{name}</h1>
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-xl sm:text-2xl">
          {price}
        </div>
        <OrderBar message={message} />
        {children}
      </div>
    </article>
  );
}
