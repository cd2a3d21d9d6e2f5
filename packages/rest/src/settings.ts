/** Lower-case names win, as in curl. */
export interface ProxySettings {
  http: string | undefined;
  https: string | undefined;
  /** Hosts without a proxy. */
  none: string;
}

export function readProxySettings(): ProxySettings {
  const { http_proxy, https_proxy, HTTPS_PROXY, no_proxy, NO_PROXY, ...others } = process.env;
  // In CGI, HTTP_PROXY is the request's header Proxy.
  const { HTTP_PROXY } = others.REQUEST_METHOD === undefined ? others : {};
  return {
    http: http_proxy ?? HTTP_PROXY,
    https: https_proxy ?? HTTPS_PROXY,
    none: no_proxy ?? NO_PROXY ?? "",
  };
}
