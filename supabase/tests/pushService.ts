import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, jwtVerify } from 'jose';

/** A device, as its browser would describe it, with what only the browser knows. */
export interface TestDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A message as a device would read it. */
export interface Received {
  /** Of the device. */
  endpoint: string;
  ttl: number;
  topic: string | undefined;
  urgency: string | undefined;
  /** Where the push services reach the sender. */
  subject: string | undefined;
  message: unknown;
}

/** What the service answers: a status, with headers or without, or nothing at all. */
export type PushAnswer = { status: number; headers?: Record<string, string> } | 'silence';

type Keys = ReturnType<typeof createECDH>;

/** What RFC 8291 says a browser does with a message, without the library that encrypts it. */
function decrypt(body: Buffer, keys: Keys, auth: Buffer): string {
  const [salt, idLength] = [body.subarray(0, 16), body.readUInt8(20)];
  const sender = body.subarray(21, 21 + idLength);
  const text = (info: string) => Buffer.from(`${info}\0`);
  const derive = (input: Buffer, with_: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', input, with_, info, length));
  const key = derive(
    keys.computeSecret(sender),
    auth,
    Buffer.concat([text('WebPush: info'), keys.getPublicKey(), sender]),
    32,
  );
  const cipher = body.subarray(21 + idLength);
  const decipher = createDecipheriv(
    'aes-128-gcm',
    derive(key, salt, text('Content-Encoding: aes128gcm'), 16),
    derive(key, salt, text('Content-Encoding: nonce'), 12),
  );
  decipher.setAuthTag(cipher.subarray(-16));
  const padded = Buffer.concat([decipher.update(cipher.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

/** Checks the signature with which the sender says who it is, for this service and not yet over. */
async function verify(authorization: string | undefined, audience: string) {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(\S+)$/.exec(authorization ?? '') ?? [];
  const point = Buffer.from(key, 'base64url');
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) };
  const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'), { audience });
  return payload;
}

const headersOf = (answer: Exclude<PushAnswer, 'silence'>) => answer.headers ?? {};

async function bodyFrom(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** A push service on this machine that stands in for those of the browsers. */
export async function startPushService(port = 0) {
  const devices = new Map<string, { keys: Keys; auth: Buffer }>();
  const received: Received[] = [];
  const faults: unknown[] = [];
  let answers: PushAnswer[] = [];

  const take = async (request: IncomingMessage): Promise<PushAnswer> => {
    const body = await bodyFrom(request);
    const next = answers.shift() ?? { status: 201 };
    const device = devices.get(request.url ?? '');
    if (!device) return { status: 404 };
    const { sub: subject } = await verify(request.headers.authorization, origin);
    const { ttl, topic, urgency } = request.headers;
    received.push({
      endpoint: `${origin}${request.url}`,
      ttl: Number(ttl),
      topic: topic?.toString(),
      urgency: urgency?.toString(),
      subject,
      message: JSON.parse(decrypt(body, device.keys, device.auth)),
    });
    return next;
  };
  const server: Server = createServer((request, response) => {
    const answer = async () => {
      const said = await take(request).catch((error: unknown): PushAnswer => {
        faults.push(error);
        return { status: 400 };
      });
      if (said !== 'silence') response.writeHead(said.status, headersOf(said)).end();
    };
    void answer();
  });
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    /** A new device of this service. */
    addDevice(): TestDevice {
      const keys = createECDH('prime256v1');
      const p256dh = keys.generateKeys().toString('base64url');
      const auth = randomBytes(16);
      const path = `/push/${randomUUID()}`;
      devices.set(path, { keys, auth });
      return { endpoint: `${origin}${path}`, p256dh, auth: auth.toString('base64url') };
    },
    /** What the next messages are answered; 201 after that. */
    answerWith: (...next: PushAnswer[]) => void (answers = next),
    /** What came since it was asked last, in any order. @throws when one could not be read. */
    received(): Received[] {
      if (faults.length > 0) throw faults[0];
      return received.splice(0);
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}
