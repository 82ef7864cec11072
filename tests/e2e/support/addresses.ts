const given = (name: string, usual: string) => process.env[name] ?? usual;

/** Away from the usual ports, so that tests run beside a product that somebody is using. */
export const ports = {
  STUDENT_PORT: given('STUDENT_PORT', '18080'),
  ADMIN_PORT: given('ADMIN_PORT', '18081'),
  API_PORT: given('API_PORT', '18321'),
  MAIL_PORT: given('MAIL_PORT', '18324'),
};

/** Where the journeys stand in for the push service of a browser. */
export const pushPort = Number(given('PUSH_PORT', '18325'));

/** Where the product under test answers. */
export const addresses = {
  student: `http://localhost:${ports.STUDENT_PORT}`,
  admin: `http://localhost:${ports.ADMIN_PORT}`,
  api: `http://localhost:${ports.API_PORT}`,
  mailbox: `http://localhost:${ports.MAIL_PORT}`,
};
