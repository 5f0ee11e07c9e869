/**
 * The floor of what a Node.js server can do: sends one response, whose status, headers and body are read
 * from standard input, to every request.
 */
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

const { status, headers, body } = await json(process.stdin);
const bytes = Buffer.from(body, 'base64');
const server = createServer((_request, response) => {
  response.writeHead(status, headers);
  response.end(bytes);
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
