import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { App } from '@supabase/lite';

/** Keeps uploaded files; the rows about them are in the database. */
export type FileStore = NonNullable<App['_storageAdapter']>;

type Metadata = Awaited<ReturnType<FileStore['headObject']>>;

/**
 * A store on disk. A file stands under the hash of its bucket and key, so that no key, however it is
 * written, names a place outside the directory or the file of another key.
 */
export function createFileStore(directory: string): FileStore {
  const pathOf = (bucket: string, key: string) =>
    join(
      directory,
      createHash('sha256')
        .update(JSON.stringify([bucket, key]))
        .digest('hex'),
    );
  const aboutOf = (path: string) => `${path}.json`;

  const describe = async (path: string): Promise<Metadata> => {
    const [{ size, mtime }, about] = await Promise.all([
      stat(path),
      readFile(aboutOf(path), 'utf8'),
    ]);
    const { mimetype, cacheControl, eTag } = JSON.parse(about) as Metadata;
    return { mimetype, cacheControl, eTag, size, contentLength: size, lastModified: mtime };
  };
  /** Whole or not at all: a reader or a killed process never meets half a file. */
  const write = async (path: string, content: Uint8Array | string) => {
    const unfinished = `${path}.${randomUUID()}`;
    await mkdir(directory, { recursive: true });
    await writeFile(unfinished, content);
    await rename(unfinished, path);
  };
  const remove = async (path: string) => {
    await Promise.all([rm(path, { force: true }), rm(aboutOf(path), { force: true })]);
  };

  return {
    driver: null,
    async getObject(bucket, key) {
      const path = pathOf(bucket, key);
      return { metadata: await describe(path), httpStatusCode: 200, body: await readFile(path) };
    },
    async uploadObject(bucket, key, _version, body, mimetype, cacheControl) {
      const path = pathOf(bucket, key);
      const content = new Uint8Array(await new Response(body as BodyInit).arrayBuffer());
      const eTag = `"${createHash('md5').update(content).digest('hex')}"`;
      await write(aboutOf(path), JSON.stringify({ mimetype, cacheControl, eTag }));
      await write(path, content);
      return describe(path);
    },
    deleteObject: (bucket, key) => remove(pathOf(bucket, key)),
    async deleteObjects(bucket, keys) {
      await Promise.all(keys.map((key) => remove(pathOf(bucket, key))));
    },
    async copyObject(sourceBucket, source, _version, bucket, key) {
      const from = pathOf(sourceBucket, source);
      const to = pathOf(bucket, key);
      await copyFile(aboutOf(from), aboutOf(to));
      await copyFile(from, to);
      const { eTag, lastModified } = await describe(to);
      return { httpStatusCode: 200, eTag, ...(lastModified ? { lastModified } : {}) };
    },
    headObject: (bucket, key) => describe(pathOf(bucket, key)),
    privateAssetUrl: async () => {
      throw new Error('Images are not transformed here');
    },
  };
}
