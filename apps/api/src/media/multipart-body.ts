import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Observable } from 'rxjs';
import { readForm } from './form-reader';

/** Reads a form, after the guard has let the request in: bodies of strangers are never parsed. */
@Injectable()
export class MultipartInterceptor implements NestInterceptor {
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    request.body = await readForm(request, http.getResponse<Response>());
    return next.handle();
  }
}

/**
 * A route that takes `multipart/form-data` with a file in the field `image` at most. Answers 400 for
 * a form that cannot be read, 413 above 5,242,880 bytes, 415 for another type; what the fields hold
 * is the DTO's matter.
 */
export function MultipartBody(): MethodDecorator & ClassDecorator {
  return UseInterceptors(MultipartInterceptor);
}
