import {
  STATUS_CODES,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { errorBody } from '../errors';
import { securityHeaders } from './http-headers';

/** How long a client that goes on sending may take to read why it was refused. */
const PATIENCE_MS = 500;

const UNREADABLE = [400, 'Permintaan tidak dapat dibaca'] as const;

/** By the code of Node's parser. */
const ANSWERS: Readonly<Record<string, readonly [status: number, message: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Header permintaan terlalu besar'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'Isi permintaan terlalu besar'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Permintaan tidak selesai pada waktunya'],
};

/**
 * Answers what is no HTTP in the house's form and with its headers: there is no request that could
 * reach the application, and Node's own answer has none of them.
 */
export function answerUnreadable(server: Server): void {
  const answers = new WeakMap<Socket, ServerResponse>();
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    answers.set(socket, response);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket;
    const begun = answers.get(socket);
    const isHalfAnswered = begun?.headersSent === true && !begun.writableFinished;
    if (error.code === 'ECONNRESET' || !socket.writable || isHalfAnswered) {
      socket.destroy();
      return;
    }
    socket.end(answerTo(error.code ?? ''));
    setTimeout(() => socket.destroy(), PATIENCE_MS).unref();
  });
}

/**
 * Does for `listener` what Node does by itself, in the house's form: a request of HTTP 1.1 that names
 * no host is 400, one that expects what nobody knows is 417.
 */
export function listenTo(server: Server, listener: RequestListener): void {
  Object.assign(server, { requireHostHeader: false });
  server.on('request', (request, response) => {
    const namesHost = request.headers.host !== undefined || request.httpVersion !== '1.1';
    if (namesHost) listener(request, response);
    else refuse(response, ...UNREADABLE);
  });
  server.on('checkExpectation', (_request, response) => {
    refuse(response, 417, 'Permintaan tidak dapat dipenuhi');
  });
}

function refuse(response: ServerResponse, status: number, message: string): void {
  const { headers, body } = answer(status, message);
  response.writeHead(status, headers).end(body);
}

function answer(status: number, message: string) {
  const body = JSON.stringify(errorBody(status, message));
  const headers: Record<string, string> = {
    ...securityHeaders('/api'),
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    Connection: 'close',
  };
  return { headers, body };
}

function answerTo(code: string): string {
  const [status, message] = ANSWERS[code] ?? UNREADABLE;
  const { headers, body } = answer(status, message);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}
