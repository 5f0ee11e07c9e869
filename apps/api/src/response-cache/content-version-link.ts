import { randomBytes } from 'node:crypto';
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { AppConfig, ConfigError } from '../platform/config';

/** docker/nginx.conf takes names of this form alone for versions. */
const VERSION = /^v-[\w-]{16}(?:\.link)?$/;
const RETRY_MS = 1_000;
/** Nobody resolves a link to a version of which it was taken away this long ago. */
const LEFTOVER_MS = 60_000;

/**
 * A symbolic link that points to another name after each change of content. nginx resolves it at each
 * request and has the name in its cache keys, so that what it stored before a change is never found
 * again. Replicas share the link.
 */
@Injectable()
export class ContentVersionLink implements OnModuleDestroy {
  private readonly logger = new Logger(ContentVersionLink.name);
  private readonly path: string | null;
  /** Those of this process, the last one at the end. */
  private readonly versions: string[] = [];
  private current = false;
  private retry: ReturnType<typeof setTimeout> | undefined;

  constructor({ contentVersionLink }: AppConfig) {
    this.path = contentVersionLink;
  }

  /** Whether nginx may store responses: there is a link, and the last change has renewed it. */
  get isCurrent(): boolean {
    return this.current;
  }

  /**
   * Makes the link, or renews that of an earlier process.
   * @throws ConfigError where that is not possible
   */
  create(): void {
    const { path } = this;
    if (path === null) return;
    try {
      if (!isLinkOrMissing(path)) throw new Error('not a link');
      this.replace(path);
      removeLeftovers(path);
    } catch {
      throw new ConfigError(
        'CONTENT_VERSION_LINK',
        `${path} is no path where a symbolic link can be made`,
      );
    }
    this.current = true;
  }

  /**
   * Points the link to a new name, at once. Where that fails the link is removed, which makes nginx
   * ask for everything, until a later attempt works.
   */
  renew(): void {
    const { path } = this;
    if (path === null) return;
    clearTimeout(this.retry);
    try {
      this.replace(path);
      if (!this.current) this.logger.warn(`${path} is renewed again: nginx may cache`);
      this.current = true;
    } catch (error) {
      if (this.current) this.logger.error(`${path} cannot be renewed: ${String(error)}`);
      this.current = false;
      this.remove(path);
      this.retry = setTimeout(() => this.renew(), RETRY_MS);
      this.retry.unref();
    }
  }

  onModuleDestroy(): void {
    clearTimeout(this.retry);
  }

  /** The version before stays for those that are resolving the link just now. */
  private replace(path: string): void {
    const folder = dirname(path);
    const version = `v-${randomBytes(12).toString('base64url')}`;
    const temporary = join(folder, `${version}.link`);
    try {
      // realpath() fails where the target does not exist.
      mkdirSync(join(folder, version));
      symlinkSync(version, temporary);
      renameSync(temporary, path);
    } catch (error) {
      for (const made of [temporary, join(folder, version)]) removeQuietly(made);
      throw error;
    }
    this.versions.push(version);
    while (this.versions.length > 2) removeQuietly(join(folder, this.versions.shift() ?? ''));
  }

  private remove(path: string): void {
    try {
      rmSync(path, { force: true });
    } catch (error) {
      this.logger.error(
        `${path} cannot be removed either, nginx may repeat responses for a minute: ${String(error)}`,
      );
    }
  }
}

function isLinkOrMissing(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? true;
}

/** What processes have left that were killed, but not the versions of replicas. */
function removeLeftovers(path: string): void {
  const folder = dirname(path);
  const target = readlinkSync(path);
  for (const name of readdirSync(folder)) {
    if (!VERSION.test(name) || name === target) continue;
    const made = lstatSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (made < Date.now() - LEFTOVER_MS) removeQuietly(join(folder, name));
  }
}

function removeQuietly(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch {
    // The next start removes it.
  }
}
