import type { WriteContext } from '../../writes';
import type { StoredImages } from '../../media/stored-images';
import { notFound } from '../../platform/errors';
import {
  type HistoryEntryEntity,
  imagesIn,
  type Version,
  type VersionedAvailability,
  type VersionedContent,
  type VersionedList,
  withImagesThatAreLeft,
} from '../core';

const NO_ROW = 'Data ini sudah dihapus. Kembalikan dulu dari Sampah.';

/** How the subject of an entry gets back to the version before it. */
export interface RevertPlan {
  /** @throws 404 for a row that was deleted */
  present(): Promise<Version>;
  /** The version that a revert leads to: deleted images and rows cannot come back. */
  after(present: Version): Promise<{ after: Version; image_missing: boolean }>;
  /** @returns the row, or a list's rows under `items` */
  revert(context: WriteContext): Promise<object>;
}

/** Null where the content cannot go back to `before`, the version before the entry. */
export function revertPlan(
  entry: HistoryEntryEntity,
  before: Version,
  content: VersionedContent,
  images: StoredImages,
): RevertPlan | null {
  const { subject } = entry;
  if (subject === 'row') return rowPlan(entry.rowId ?? '', before, content, images);
  if (subject === 'availability') {
    return content.availability ? availabilityPlan(entry, before, content.availability) : null;
  }
  const list = content[subject];
  return list ? listPlan(before, list) : null;
}

function availabilityPlan(
  { rowId }: HistoryEntryEntity,
  before: Version,
  availability: VersionedAvailability,
): RevertPlan {
  const id = Number(rowId);
  return {
    present: () => availability.present(id),
    after: () => Promise.resolve({ after: before, image_missing: false }),
    revert: (context) => availability.revert(id, before, context),
  };
}

function listPlan(before: Version, list: VersionedList): RevertPlan {
  return {
    present: () => list.present(before),
    after: async () => ({ after: await list.attainable(before), image_missing: false }),
    revert: async (context) => ({ items: await list.revert(before, context) }),
  };
}

function rowPlan(
  rowId: string,
  before: Version,
  content: VersionedContent,
  images: StoredImages,
): RevertPlan {
  const present = async () => {
    const version = await content.findVersion(rowId);
    if (!version) throw notFound(NO_ROW);
    return version;
  };
  return {
    present,
    after: async (version) => {
      const gone = await imagesGone(before, version, images);
      const attainable = await content.attainable(before);
      // References that are gone, and fields that came after the version, stay as they are.
      const rest = Object.entries(version).filter(
        ([field]) => !(field in attainable) && !field.startsWith('image'),
      );
      const after = { ...attainable, ...Object.fromEntries(rest) };
      return {
        after: withImagesThatAreLeft(after, version, gone),
        image_missing: gone.size > 0,
      };
    },
    revert: async (context) => {
      await present();
      return content.revert(rowId, before, context);
    },
  };
}

/** The images of an earlier version that neither the row nor the trash has. */
async function imagesGone(
  before: Version,
  present: Version,
  images: StoredImages,
): Promise<Set<string>> {
  const there = new Set(imagesIn(present).map(({ id }) => id));
  const gone = new Set<string>();
  for (const { id } of imagesIn(before)) {
    if (!there.has(id) && !(await images.isDetached(id))) gone.add(id);
  }
  return gone;
}
