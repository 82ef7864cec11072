import { execFileSync } from 'node:child_process';
import { Agent, request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { text } from 'node:stream/consumers';
import { listen } from '../../../scripts/app-servers.mjs';

/** The arguments of openssl for a key and a self-signed certificate for localhost. */
const certify =
  'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout - -out -'.split(' ');

/** What HTTP/1.1 says of a connection and HTTP/2 forbids, and what it puts before the headers. */
const notPassedOn = /^(:.*|host|connection|keep-alive|transfer-encoding)$/;

/**
 * HTTP/2 in front of servers of HTTP/1.1, as a host speaks it: the same answers, with the addresses in
 * their headers and in /config.json changed.
 * @param {Record<string, string>} inner the addresses of the servers, by name
 */
export async function openFront(inner) {
  const pem = execFileSync('openssl', certify, { stdio: ['ignore', 'pipe', 'ignore'] });
  const agent = new Agent({ keepAlive: true });
  const outer = {};
  const rewrite = (words, from, to) =>
    Object.keys(inner).reduce((so, name) => so.replaceAll(from[name], to[name]), words);
  const passOn = (headers, from, to) => {
    const passedOn = Object.entries(headers).filter(([name]) => !notPassedOn.test(name));
    return JSON.parse(rewrite(JSON.stringify(Object.fromEntries(passedOn)), from, to));
  };
  const servers = [];
  for (const [name, address] of Object.entries(inner)) {
    const server = createSecureServer({ key: pem, cert: pem }, (asked, answer) => {
      const { method, url } = asked;
      const respond = async (came) => {
        const sent = passOn(came.headers, inner, outer);
        if (url === '/config.json') {
          delete sent['content-length'];
          answer.writeHead(came.statusCode, sent).end(rewrite(await text(came), inner, outer));
        } else came.pipe(answer.writeHead(came.statusCode, sent));
      };
      const headers = passOn(asked.headers, outer, inner);
      const onward = request(
        address + url,
        { agent, method, headers },
        (came) => void respond(came),
      );
      // A page that is closed leaves what it asked.
      onward.on('error', () => answer.stream.close());
      asked.pipe(onward);
    });
    await listen(server, 0);
    servers.push(server);
    outer[name] = `https://localhost:${server.address().port}`;
  }
  return {
    addresses: outer,
    close: () => {
      for (const server of servers) server.close();
      agent.destroy();
    },
  };
}
