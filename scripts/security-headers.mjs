/**
 * The headers of every answer of both apps. A host in production sends the same (docs/deploy.md).
 * @param supabaseUrl the origin of the API, the only one that scripts may talk to besides their own
 * @param scripts which scripts run, as the build says it in script-src.txt
 */
export function securityHeaders(supabaseUrl, scripts) {
  const api = new URL(supabaseUrl).origin;
  const policy = {
    'default-src': `'self'`,
    'script-src': scripts,
    // Critical CSS stands inside the prerendered pages, and React writes style attributes.
    'style-src': `'self' 'unsafe-inline'`,
    'img-src': `'self' blob: ${api} https:`,
    'media-src': `'self' blob: ${api} https:`,
    'connect-src': `'self' ${api}`,
    'worker-src': `'self'`,
    'object-src': `'none'`,
    'base-uri': `'none'`,
    'form-action': `'self'`,
    'frame-ancestors': `'none'`,
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map((directive) => directive.join(' '))
      .join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}
