import { classNames, type ResponsiveImage } from '@lereng/web-ui';
import {
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { words } from '../../shell/words';
import type { Focus } from '../form-value';
import { useFileUrl } from '../image/use-file-url';

/** How the site crops a picture. */
export type FocusShape = 'card' | 'page' | 'wide' | 'desk' | 'portrait' | 'icon';

interface FocusInputProps {
  /** A chosen file, or the stored picture. */
  image: File | ResponsiveImage;
  /** Null for the middle. */
  focus: Focus | null;
  onChange: (focus: Focus) => void;
  busy?: boolean;
  crops: readonly FocusShape[];
  /** The space between its parts; by default that of a field. */
  gap?: 'gap-1.5' | 'gap-3';
}

/** Percent. */
const MIDDLE = 50;
/** Percent by which an arrow key moves the point, and with Shift. */
const STEP = 2;
const BIG_STEP = 10;

const SHAPES: Record<FocusShape, string> = {
  card: 'aspect-4/3 w-32',
  page: 'aspect-4/3 w-32',
  wide: 'aspect-video w-40',
  desk: 'aspect-video w-40',
  portrait: 'aspect-9/16 w-16',
  icon: 'aspect-square w-16',
};

const ARROWS: Partial<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A point on the whole picture, moved by pointer or arrow keys, with the crops that keep it in view. */
export function FocusInput({
  image,
  focus,
  onChange,
  busy,
  crops,
  gap = 'gap-1.5',
}: FocusInputProps) {
  const id = useId();
  const file = image instanceof File ? image : null;
  const stored = image instanceof File ? undefined : image;
  const { url: fileUrl } = useFileUrl(file);
  const url = stored?.image_url ?? fileUrl;
  const picture = useRef<HTMLDivElement>(null);
  const point = useRef<HTMLButtonElement>(null);
  const [broken, setBroken] = useState<string | null>(null);
  const [x, y] = focus ?? [MIDDLE, MIDDLE];

  const move = (left: number, top: number) => {
    if (!busy) onChange([percentOf(left), percentOf(top)]);
  };
  const moveTo = ({ clientX, clientY }: MouseEvent) => {
    const box = picture.current?.getBoundingClientRect();
    if (!box) return;
    move(((clientX - box.left) / box.width) * 100, ((clientY - box.top) / box.height) * 100);
    point.current?.focus({ preventScroll: true });
  };
  const onDrag = (event: PointerEvent) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const [dx, dy] = ARROWS[event.key] ?? [];
    if (dx === undefined || dy === undefined) return;
    event.preventDefault();
    const step = event.shiftKey ? BIG_STEP : STEP;
    move(x + dx * step, y + dy * step);
  };

  return (
    <div className={classNames('flex flex-col', gap)}>
      <span id={`${id}-label`} className="font-semibold">
        {words.focus.label}
      </span>
      {url !== null && url !== broken && (
        <div
          role="group"
          tabIndex={-1}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-hint`}
          className="flex flex-col gap-3"
        >
          <div
            ref={picture}
            // Room for the point before the picture is loaded.
            className="relative box-content min-h-target min-w-target self-start overflow-hidden rounded-card border border-control"
            onClick={moveTo}
          >
            {/* A key each: an element that is kept shows the picture before until the next one has loaded. */}
            <img
              key={url}
              src={url}
              alt=""
              width={stored?.image_width}
              height={stored?.image_height}
              draggable={false}
              onError={() => setBroken(url)}
              className="block h-auto max-h-72 w-auto max-w-full bg-surface-muted"
            />
            <button
              ref={point}
              type="button"
              aria-label={words.focus.move(x, y)}
              disabled={busy}
              onKeyDown={onKeyDown}
              onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
              onPointerMove={onDrag}
              // A press without moving is no move.
              onClick={(event) => event.stopPropagation()}
              style={{ left: `${x}%`, top: `${y}%` }}
              // The picture itself scrolls with the page.
              className="absolute size-target touch-none -translate-x-1/2 -translate-y-1/2 cursor-move rounded-chip border-4 border-inverse bg-accent/70 shadow-soft"
            />
          </div>
          <div aria-hidden="true" className="flex flex-wrap items-end gap-3">
            {crops.map((shape) => (
              <div key={`${shape} ${url}`} className="flex flex-col gap-1">
                <img
                  src={url}
                  alt=""
                  style={{ objectPosition: `${x}% ${y}%` }}
                  className={classNames('rounded-lg bg-surface-muted object-cover', SHAPES[shape])}
                />
                <span className="text-sm text-subtle">{words.focus.crops[shape]}</span>
              </div>
            ))}
          </div>
        </div>
      )}
      <p id={`${id}-hint`} className="text-sm text-subtle">
        {words.focus.hint}
      </p>
    </div>
  );
}

const percentOf = (value: number) => Math.min(100, Math.max(0, Math.round(value)));
