import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Rupiah } from '@lereng/shared-domain';
import { UploadedFile } from '../../media';

/** A row of a list: the fields of the request that creates it, where these below stand for others. */
export interface DemoRow {
  readonly [field: string]: unknown;
  /** Path of its picture, seen from the folder. */
  readonly image?: string;
  /** Paths of the further pictures of a package, in their order. */
  readonly images?: readonly string[];
  /** The names of a promotion's packages. */
  readonly packages?: readonly string[];
  /** The prices of a period by the names of their packages. */
  readonly pricesOf?: Readonly<Record<string, Rupiah>>;
  /** The first and the last day, counted from the day on which the content is loaded. */
  readonly startsInDays?: number;
  readonly endsInDays?: number;
  /** Whether it is sold out until the owner says otherwise. */
  readonly soldOut?: boolean;
}

/** The folder of a venue in the demonstration content: lists in JSON, each of a kind of content. */
export class DemoFiles {
  constructor(private readonly folder: string) {}

  /**
   * None for a kind without a list.
   *
   * @param kind of content, which names the file
   */
  async rows(kind: string): Promise<readonly DemoRow[]> {
    return existsSync(this.listOf(kind)) ? this.read(kind) : [];
  }

  /** The values by their keys, images as paths. The English text of a key is beside it, under `<key>_en`. */
  siteSettings(): Promise<Readonly<Record<string, string>>> {
    return this.read('site-settings');
  }

  async picture(path: string): Promise<UploadedFile> {
    return new UploadedFile(await readFile(join(this.folder, path)));
  }

  private async read<T>(name: string): Promise<T> {
    return JSON.parse(await readFile(this.listOf(name), 'utf8')) as T;
  }

  private listOf(name: string): string {
    return join(this.folder, `${name}.json`);
  }
}
