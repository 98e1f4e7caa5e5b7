interface Page {
  url: URL
  status: number
  headers: Headers
  text: string
}

/**
 * An HTTP client with a cookie jar for each host that follows redirects, like a browser without
 * rendering.
 */
export class PlainBrowser {
  private readonly jars = new Map<string, Map<string, string>>()

  /** Follows redirects until a response that is none. */
  async open(address: string | URL, init: RequestInit = {}): Promise<Page> {
    let page = await this.ask(new URL(address), init)
    for (let hops = 0; hops < 10 && page.headers.has('location'); hops += 1) {
      page = await this.ask(new URL(String(page.headers.get('location')), page.url))
    }
    return page
  }

  /** One response, redirect or not. */
  async ask(url: URL, init: RequestInit = {}): Promise<Page> {
    const jar = this.jarOf(url)
    const headers = new Headers(init.headers)
    headers.set('accept', 'text/html')
    headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    const answer = await fetch(url, { ...init, headers, redirect: 'manual' })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (/max-age=0|expires=thu, 01 jan 1970/i.test(cookie)) jar.delete(name)
      else jar.set(name, value)
    }
    return { url, status: answer.status, headers: answer.headers, text: await answer.text() }
  }

  post(url: string | URL, body: object): Promise<Page> {
    const headers = { 'content-type': 'application/json' }
    return this.open(url, { method: 'POST', headers, body: JSON.stringify(body) })
  }

  private jarOf({ hostname }: URL): Map<string, string> {
    const jar = this.jars.get(hostname) ?? new Map<string, string>()
    this.jars.set(hostname, jar)
    return jar
  }
}
