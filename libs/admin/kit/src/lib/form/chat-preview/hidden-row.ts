import { words } from '../../shell/words';

/** A row that may be hidden, as a form shows it; undefined while it is new. */
type ShownRow = { hidden?: boolean; image_preview_url: string } | undefined;

/** The preview image that chats get; null for a hidden row, whose image is not served. */
export const previewUrl = (row: ShownRow): string | null =>
  row && row.hidden !== true ? row.image_preview_url : null;

/** What the preview says of a hidden row, whose link leads nowhere. */
export const hiddenNotice = (row: ShownRow): string | undefined =>
  row?.hidden ? words.hidden.notice : undefined;
