import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { AppConfig } from '../config';
import { ContentChanges } from '../database';
import { expressOrigin } from './express-origin';
import { FrontAdapter } from './front-adapter';
import { asksPlainly, keptAddress, pathOf } from './kept-address';
import type { PreparedAnswer } from './prepared-answer';
import { RemoteChanges } from './remote-changes';
import { type Origin, ResponseCache } from './response-cache';
import { sendAnswer } from './send-answer';

/** Answers from memory what it can, in front of Express; lets everything else through to it. */
@Injectable()
export class ResponseFront implements OnModuleInit, OnModuleDestroy {
  private readonly files = new Map<string, PreparedAnswer>();
  private readonly cache: ResponseCache;
  private origin: Origin | undefined;
  private unsubscribe: () => void = () => undefined;

  constructor(
    private readonly adapterHost: HttpAdapterHost,
    private readonly config: AppConfig,
    private readonly changes: ContentChanges,
    private readonly remote: RemoteChanges,
  ) {
    this.cache = new ResponseCache({
      origin: (address) => (this.origin ??= expressOrigin(this.express()))(address),
      timeZone: config.venueTimeZone,
      hearsChanges: () => remote.hears(),
    });
  }

  onModuleInit(): void {
    this.unsubscribe = this.changes.subscribe(() => {
      this.cache.clear();
      return this.remote.tell();
    });
    this.remote.listen(() => this.cache.clear());
    const { httpAdapter } = this.adapterHost;
    if (httpAdapter instanceof FrontAdapter) httpAdapter.putInFront(this.handle);
  }

  onModuleDestroy(): void {
    this.unsubscribe();
  }

  /** Keeps a file for as long as the process lives. */
  addFile(path: string, answer: PreparedAnswer): void {
    this.files.set(path, answer);
  }

  /** The public answer of an address of this site, as a visitor gets it. */
  get(address: string): Promise<PreparedAnswer> {
    return this.cache.get(address);
  }

  private readonly handle = (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ): void => {
    if (!asksPlainly(request)) return next();
    const url = request.url ?? '/';
    const path = pathOf(url);
    const file = this.files.get(path);
    if (file) return this.send(request, response, path, file);
    const address = keptAddress(url);
    if (address === null) return next();
    const kept = this.cache.peek(address);
    if (kept) return this.send(request, response, path, kept);
    this.cache.get(address).then(
      (answer) => this.send(request, response, path, answer),
      // Express answers failures in the house's form.
      () => next(),
    );
  };

  private send(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    answer: PreparedAnswer,
  ): void {
    sendAnswer(request, response, path, answer, this.config.corsOrigins);
  }

  private express(): RequestListener {
    return this.adapterHost.httpAdapter.getInstance<RequestListener>();
  }
}
