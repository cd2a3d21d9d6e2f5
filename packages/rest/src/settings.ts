/** The proxies that the environment names; the names in small letters win, as they do in curl. */
export interface ProxySettings {
  http: string | undefined;
  https: string | undefined;
  /** Hosts that are reached without. */
  none: string;
}

export function readProxySettings(): ProxySettings {
  const { http_proxy, https_proxy, HTTPS_PROXY, no_proxy, NO_PROXY, ...others } = process.env;
  // In a CGI program HTTP_PROXY is a header of the request, called Proxy.
  const { HTTP_PROXY } = others.REQUEST_METHOD === undefined ? others : {};
  return {
    http: http_proxy ?? HTTP_PROXY,
    https: https_proxy ?? HTTPS_PROXY,
    none: no_proxy ?? NO_PROXY ?? "",
  };
}
