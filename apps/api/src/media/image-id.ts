import { applyDecorators, type ExecutionContext, UseGuards } from '@nestjs/common';
import { ApiParam, ApiProperty } from '@nestjs/swagger';
import type { Request } from 'express';
import { IMAGE_ID, isImageId } from '@lereng/api-site/images';
import { LIMITS } from '@lereng/shared-domain';
import { notFound } from '../platform/errors';
import { idListCheck, Rule } from '../platform/validation';

const schema = { type: 'string', pattern: IMAGE_ID.source } as const;

const isId = (value: unknown): boolean => typeof value === 'string' && isImageId(value);

/**
 * For a route with an `{imageId}`, above its `@Endpoint`. An impossible id is 404 with the message `missing`,
 * before the body is read.
 */
export function HasImageId(missing: string): MethodDecorator {
  const canActivate = (context: ExecutionContext): boolean => {
    const { params } = context.switchToHttp().getRequest<Request>();
    if (!isId(params['imageId'])) throw notFound(missing);
    return true;
  };
  return applyDecorators(ApiParam({ name: 'imageId', schema }), UseGuards({ canActivate }));
}

/** A list of the ids of images in a JSON body; whether there are such images is up to the service. */
export function IsImageIdList(label: string, options: { description: string }): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      type: 'array',
      items: schema,
      maxItems: LIMITS.listMax,
      description: options.description,
    }),
    Rule('isImageIdList', label, idListCheck(label, isId)),
  );
}
