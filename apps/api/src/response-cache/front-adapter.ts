import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { NestApplicationOptions } from '@nestjs/common';
import { ExpressAdapter } from '@nestjs/platform-express';
import { originForm } from '../common/http/origin-form';
import { answerUnreadable, listenTo } from '../common/http/unreadable-request';

/** Answers a request, or hands it on by calling `next`. */
export type Front = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Express with a listener in front of it. A kept answer needs none of what Express prepares for a
 * handler, and leaves about ten times as fast without it.
 */
export class FrontAdapter extends ExpressAdapter {
  private front: Front = (_request, _response, next) => next();

  putInFront(front: Front): void {
    this.front = front;
  }

  override initHttpServer(options: NestApplicationOptions): void {
    super.initHttpServer(options);
    const express = this.getInstance<RequestListener>();
    this.httpServer.removeAllListeners('request');
    listenTo(this.httpServer, (request: IncomingMessage, response: ServerResponse) => {
      request.url = originForm(request.url ?? '/');
      this.front(request, response, () => express(request, response));
    });
    answerUnreadable(this.httpServer);
  }
}
