import {
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import type { Request } from 'express';
import type { Observable } from 'rxjs';
import { readForm } from './form-reader';
import type { MultipartOptions } from './multipart-options';

/**
 * Reads a form once the guard has let the request in: no other body is ever parsed. Its limit is that of the request,
 * as a photo is slow over a bad connection.
 */
class MultipartInterceptor implements NestInterceptor {
  constructor(private readonly options: MultipartOptions) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<Request>();
    request.body = await readForm(request, this.options);
    return next.handle();
  }
}

/**
 * A route that takes `multipart/form-data`. Throws 400 for a form that cannot be read, 413 for one
 * that is too large, 415 for another type; whether the fields are valid is up to the DTO.
 */
export function MultipartBody(options: MultipartOptions): MethodDecorator & ClassDecorator {
  return UseInterceptors(new MultipartInterceptor(options));
}
