import { errorStatus } from '@lereng/web-data-access';
import { useFetchRow, type RowEndpoint } from '@lereng/web-data-access/content-admin';
import type { ResponsiveImage } from '@lereng/web-ui';
import { nanoid } from '@reduxjs/toolkit';
import { useCallback, useRef, useState } from 'react';
import { focusFields } from '../form/fields/image';
import type { ChosenPicture, Focus } from '../form/form-value';
import { prepareImage } from '../form/image/prepare-image';
import { validateImage } from '../form/image/image-file';
import { moved } from '../form/inputs/move-buttons';
import { etagOf, type UseMutation } from '../shell/calls';
import { useUnsavedChanges } from '../shell/leave-guard/leave-guard';
import { explainFailure } from '../shell/save-failure';
import { words } from '../shell/words';

/** One of the photos of a row. */
export type Photo = ResponsiveImage & { id: string };

export interface PhotoRow {
  id: number;
  updatedAt: string;
  /** The first one is the row's picture. */
  images: readonly Photo[];
}

interface FocusBody {
  image_focus_x: number;
  image_focus_y: number;
}

/** The generated calls that write the photos of a kind of content. */
interface PhotoCalls<Row> {
  get: RowEndpoint<Row>;
  useAdd: UseMutation<
    {
      id: number;
      body: { image: Blob } & Partial<FocusBody>;
      'Idempotency-Key': string;
      'Save-Id': string;
    },
    Row
  >;
  useReorder: UseMutation<{ id: number; body: { ids: string[] }; 'If-Match'?: string }, Row>;
  useUpdate: UseMutation<{ id: number; imageId: string; body: FocusBody }, Row>;
  useRemove: UseMutation<{ id: number; imageId: string }, unknown>;
}

/** A photo that is not stored yet. */
export interface Upload {
  /** Its Idempotency-Key, the same for every attempt. */
  key: string;
  /** The save that it is part of, which is one entry of the history. */
  saveId: string;
  /** Id of the row that gets it. */
  row: number;
  file: File;
  focus: Focus | null;
  /** Null while it waits or is sent. */
  failure: UploadFailure | null;
}

interface UploadFailure {
  message: string;
  /** False for a file that can never be sent. */
  repeatable: boolean;
}

/** Writes photos one at a time, each by itself; a screen has one, whatever dialog is open. */
export interface Photos<Row extends PhotoRow> {
  uploads: readonly Upload[];
  /** Whether photos of this row are not stored yet. */
  areUnfinished: (row: number) => boolean;
  /**
   * @param saveId the Idempotency-Key of the save that has made the row; without it these photos are a save of their own
   * @returns the row with those that were stored
   */
  add: (row: Row, photos: readonly ChosenPicture[], saveId?: string) => Promise<Row>;
  retry: (upload: Upload) => void;
  drop: (upload: Upload) => void;
  /** Rejects with the API's error, as those below. */
  move: (row: number, photo: string, to: number) => Promise<Row>;
  setFocus: (row: number, photo: string, focus: Focus) => Promise<Row>;
  remove: (row: number, photo: string) => Promise<Row>;
  /** Calls back with each row that was written here. */
  subscribe: (onWritten: (row: Row) => void) => () => void;
}

export function usePhotos<Row extends PhotoRow>(calls: PhotoCalls<Row>): Photos<Row> {
  const fetch = useFetchRow(calls.get);
  const [addOne] = calls.useAdd();
  const [reorder] = calls.useReorder();
  const [update] = calls.useUpdate();
  const [removeOne] = calls.useRemove();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  /** The same before it is rendered. */
  const latest = useRef(uploads);
  const listeners = useRef(new Set<(row: Row) => void>());
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const replaceUploads = (replace: (all: readonly Upload[]) => readonly Upload[]) => {
    latest.current = replace(latest.current);
    setUploads(latest.current);
  };
  useUnsavedChanges(uploads.length > 0, {
    onDiscard: () => replaceUploads((all) => all.filter(({ failure }) => failure === null)),
  });

  const subscribe = useCallback((onWritten: (row: Row) => void) => {
    const { current } = listeners;
    current.add(onWritten);
    return () => void current.delete(onWritten);
  }, []);

  /** Runs after what was begun before, as an order names the photos that are there. */
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.current.then(work);
    last.current = result.catch(() => undefined);
    return result;
  };
  const written = (row: Row): Row => {
    for (const listener of listeners.current) listener(row);
    return row;
  };
  const change = (key: string, changed: Partial<Upload>) =>
    replaceUploads((all) => all.map((each) => (each.key === key ? { ...each, ...changed } : each)));
  const end = (key: string) => replaceUploads((all) => all.filter((each) => each.key !== key));

  const send = async ({ key, saveId, row, focus, file: chosen }: Upload): Promise<Row | null> => {
    // What cannot be read, such as a photo that is in a cloud, is for the server to judge.
    const file = await prepareImage(chosen).catch(() => chosen);
    const invalid = validateImage(file);
    if (invalid !== null) {
      change(key, { failure: { message: invalid, repeatable: false } });
      return null;
    }
    change(key, { file, failure: null });
    try {
      const stored = await addOne({
        id: row,
        body: { image: file, ...focusFields(focus) },
        'Idempotency-Key': key,
        'Save-Id': saveId,
      }).unwrap();
      end(key);
      return written(stored);
    } catch (error) {
      const { message } = explainFailure(error, words.photos.uploadFailed);
      change(key, { failure: { message, repeatable: true } });
      return null;
    }
  };

  return {
    uploads,
    areUnfinished: (row) => latest.current.some((upload) => upload.row === row),
    add: async (row, photos, saveId = nanoid()) => {
      const added = photos.map(({ picture: file, focus }): Upload => ({
        key: nanoid(),
        saveId,
        row: row.id,
        file,
        focus,
        failure: null,
      }));
      replaceUploads((all) => [...all, ...added]);
      const stored = await Promise.all(added.map((upload) => inTurn(() => send(upload))));
      return stored.filter((each) => each !== null).at(-1) ?? row;
    },
    retry: (upload) => {
      change(upload.key, { failure: null });
      void inTurn(() => send(upload));
    },
    drop: ({ key }) => end(key),
    move: (id, photo, to) =>
      inTurn(async () => {
        const row = await fetch(id);
        const ids = row.images.map((each) => each.id);
        const body = { ids: moved(ids, ids.indexOf(photo), to) };
        return written(await reorder({ id, body, 'If-Match': etagOf(row.updatedAt) }).unwrap());
      }),
    setFocus: (id, photo, focus) =>
      inTurn(async () => {
        const [image_focus_x, image_focus_y] = focus;
        const body = { image_focus_x, image_focus_y };
        return written(await update({ id, imageId: photo, body }).unwrap());
      }),
    remove: (id, photo) =>
      inTurn(async () => {
        try {
          await removeOne({ id, imageId: photo }).unwrap();
        } catch (error) {
          // Another session has deleted it already.
          if (errorStatus(error) !== 404) throw error;
        }
        return written(await fetch(id));
      }),
    subscribe,
  };
}
