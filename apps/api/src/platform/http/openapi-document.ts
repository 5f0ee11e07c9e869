import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';

/** The description of the API, the same for the same code: keys and required fields are sorted. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Lereng API')
    .setDescription(
      'Content of an agro-tourism venue. Reading is open to everybody, writing needs the token that ' +
        '`login` gives.',
    )
    .setVersion('1')
    // Paths are whole, and the origin is the one that the document came from.
    .addServer('/')
    .addBearerAuth()
    .addSecurityRequirements('bearer')
    .build();
  const document = SwaggerModule.createDocument(app, builder, {
    operationIdFactory: (_controller, handler) => handler,
  });
  return sorted(document) as OpenAPIObject;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value as Record<string, unknown>)
    .filter(([, item]) => item !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    entries.map(([key, item]) => [
      key,
      key === 'required' && Array.isArray(item) ? item.toSorted() : sorted(item),
    ]),
  );
}
