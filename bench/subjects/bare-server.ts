import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { openDatabase } from '#server/kernel/database/database.ts';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import { z } from 'zod';

/**
 * The reference: the least that a durable chat server can be. One insert per message, one broadcast to the room, one
 * query for the last fifty, every piece of a model's stream passed on; no sessions, no rights, no events to catch up with. Its
 * statements are prepared by name.
 */
const Post = z.object({ room: z.string(), author: z.string(), content: z.string() });

const Tell = z.object({ room: z.string(), modelUrl: z.string() });

const database = await openDatabase({
  databaseUrl: process.env['BARE_DATABASE_URL'] || null,
  dataDir: process.env['BARE_DATA_DIR'] ?? '',
});
const rooms = new Map<string, Set<WebSocket>>();

const insert = {
  name: 'insert',
  text: `insert into bare_message (room, author, author_name, role, content) values ($1, $2, $2, 'player', $3) returning *`,
};
const last = { name: 'last', text: 'select * from bare_message where room = $1 order by id desc limit 50' };

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(error);
    response.writeHead(500).end();
  });
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  const body: unknown = JSON.parse(Buffer.concat(pieces).toString('utf8'));
  if (request.url === '/list') {
    const { room } = Post.pick({ room: true }).parse(body);
    const { rows } = await database.pool.query({ ...last, values: [room] });
    return send(response, JSON.stringify(rows.toReversed()));
  }
  if (request.url === '/tell') {
    await tell(Tell.parse(body));
    return send(response, '{}');
  }
  const { room, author, content } = Post.parse(body);
  const { rows } = await database.pool.query({ ...insert, values: [room, author, content] });
  const text = JSON.stringify(rows[0]);
  sendAll(room, text);
  return send(response, text);
}

/** Passes on each piece that the model says, and "ended" at its end. */
async function tell({ room, modelUrl }: z.infer<typeof Tell>): Promise<void> {
  const asked = JSON.stringify({ model: 'bench', stream: true, messages: [{ role: 'user', content: 'What do I hear?' }] });
  const { body } = await fetch(`${modelUrl}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: asked,
  });
  for await (const piece of body ?? []) sendAll(room, Buffer.from(piece).toString('utf8'));
  sendAll(room, 'ended');
}

function sendAll(room: string, text: string): void {
  for (const socket of rooms.get(room) ?? []) socket.send(text);
}

function send(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
  response.end(text);
}

new WebSocketServer({ server }).on('connection', (socket, request) => {
  const room = new URL(request.url ?? '/', 'http://x').searchParams.get('room') ?? '';
  const sockets = rooms.get(room) ?? new Set();
  rooms.set(room, sockets.add(socket));
  socket.on('close', () => sockets.delete(socket));
  socket.send('ready');
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`ready: http://localhost:${typeof address === 'object' ? address?.port : ''}`);
});

process.on('SIGTERM', () => {
  server.closeAllConnections();
  server.close();
  void database.close().then(() => process.exit(0));
});
