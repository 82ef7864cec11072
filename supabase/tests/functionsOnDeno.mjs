// The functions in one Deno, each at the address that it has on a hosted project. Run by denoFunctions.ts.
const { serve } = Deno;
const handlers = new Map();
for (const { name } of Deno.readDirSync(new URL('../functions/', import.meta.url))) {
  if (name.startsWith('_') || name.includes('.')) continue;
  Deno.serve = (handler) => handlers.set(`/functions/v1/${name}`, handler);
  await import(`../functions/${name}/index.ts`);
}
const tell = ({ port }) => Deno.stdout.writeSync(new TextEncoder().encode(`${port}\n`));
serve({ hostname: '127.0.0.1', port: 0, onListen: tell }, (request) =>
  handlers.get(new URL(request.url).pathname)(request),
);
