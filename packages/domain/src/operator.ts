/**
 * Who runs an installation and is responsible for what it stores: a name and a contact, or this very
 * computer when somebody has started the product for themselves; null when nobody has said.
 */
export type Operator = { name: string; contact: string } | 'this computer' | null;
